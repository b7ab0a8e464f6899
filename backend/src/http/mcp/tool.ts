/** What an assistant can do: a GraphQL operation with a name as people speak. */
export interface Tool {
  /** Of words in small letters: `what_to_buy`. */
  readonly name: string;
  /** For people: "What to buy". */
  readonly title: string;
  /** When to use it, for the model. */
  readonly description: string;
  /** Its variables are the arguments, described as the schema describes what they are passed to. */
  readonly operation: string;
  /** It adds, and changes nothing that is there. */
  readonly isAdding?: true;
  /** What is answered of the data; by default what the operation's only field holds. */
  readonly pick?: (data: never, context: PickContext) => unknown;
}

export interface PickContext {
  readonly publicUrl: URL;
}
