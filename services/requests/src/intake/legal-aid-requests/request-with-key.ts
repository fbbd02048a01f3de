/** A request whose data key is unwrapped. */
export interface RequestWithKey {
  id: string
  dataKey: Buffer
}
