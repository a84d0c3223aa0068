declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; errorType?: string };
  /** Checks types and properties against schema.org's vocabulary, and what search engines require of them. */
  export default class Validator {
    constructor(vocabulary: { '@graph': object[] });
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
