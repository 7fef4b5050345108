/** esbuild imports `.graphql` files as text. */
declare module '*.graphql' {
  const text: string;
  export default text;
}
