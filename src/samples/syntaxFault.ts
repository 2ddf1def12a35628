// What a parser of samples says when it does not understand one.

/** The first thing that a parser does not understand. */
export interface SyntaxFault {
  /** One line without a full stop. */
  readonly message: string;
  /** Place in the sample, from 1; without it the sample as a whole is meant. */
  readonly line?: number;
  readonly column?: number;
}
