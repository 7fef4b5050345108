/** esbuild reads these as text. */
declare module '*.graphql' {
  const text: string;
  export default text;
}
