/** Renders items that are told apart by their place alone, such as the paragraphs of a text. */
import { Fragment, type ReactNode } from 'react'

export const mapByPlace = <Item,>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
  items.map((item, index) => <Fragment key={index}>{render(item, index)}</Fragment>)
