/** An item as the API returns it: its values, its id, and the name of its type. */
export type Example<Name extends string, Input> = Omit<Input, 'id'> & { __typename: Name; id: string }
