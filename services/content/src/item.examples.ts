/** An item as the interface gives it: what the rules let through, its id, and the name of its type. */
export type Example<Name extends string, Input> = Omit<Input, 'id'> & { __typename: Name; id: string }
