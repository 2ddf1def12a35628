// Types of the package that holds the specification of CommonMark with its examples.
declare module "commonmark-spec" {
  const spec: {
    readonly tests: readonly {
      readonly number: number;
      readonly section: string;
      readonly markdown: string;
      readonly html: string;
    }[];
  };
  export default spec;
}
