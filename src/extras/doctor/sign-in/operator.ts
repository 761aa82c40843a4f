/** The person who runs the doctor. A secret is not shown while it is typed. Without an answer the text is empty. */
export interface Operator {
  ask(question: string, isSecret?: boolean): Promise<string>;
}
