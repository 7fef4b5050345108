declare module 'restcountries-js' {
  type Answer = Promise<readonly Readonly<Record<string, unknown>>[]>;
  const open: (baseUrl: string) => {
    all(): Answer;
    name(name: string, fullText?: boolean): Answer;
    code(code: string): Answer;
    codes(codes: readonly string[]): Answer;
    currency(currency: string): Answer;
    language(language: string): Answer;
    capital(capital: string): Answer;
    region(region: string): Answer;
  };
  export default open;
}

declare module 'zippopotamus/lib/wrapper/wrapper.js' {
  interface Asked {
    readonly country: string;
    readonly code?: string;
    readonly state?: string;
    readonly city?: string;
  }
  export const query: (asked: Asked) => Promise<Readonly<Record<string, unknown>>>;
}
