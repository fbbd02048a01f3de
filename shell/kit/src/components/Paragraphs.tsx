/** Plain text as it was typed: blank lines part paragraphs, lines that begin with "- " make a list. */
import { Fragment, type ReactNode } from 'react'

/** Text from the data, never read as HTML. */
export function Paragraphs({ text }: { text: string }) {
  return mapByPlace(parseBlocks(text), ({ isList, lines }) =>
    isList ? <List items={lines} /> : <p dir="auto">{lines.join(' ')}</p>,
  )
}

function List({ items }: { items: string[] }) {
  return (
    <ul dir="auto">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

type Block = { isList: boolean; lines: string[] }

const isListItem = (line: string) => /^[-*•]\s+/.test(line)

function parseBlocks(text: string): Block[] {
  const blocks: Block[] = []
  for (const chunk of text.split(/\r?\n\s*\r?\n/)) {
    let current: Block | undefined
    for (const line of chunk.split(/\r?\n/).map((rawLine) => rawLine.trim())) {
      if (!line) continue
      const isList = isListItem(line)
      if (current?.isList !== isList) {
        current = { isList, lines: [] }
        blocks.push(current)
      }
      current.lines.push(line.replace(/^[-*•]\s+/, ''))
    }
  }
  return blocks
}

/** Renders items that are told apart by their place alone, such as the paragraphs of a text. */
export const mapByPlace = <Item,>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
  items.map((item, index) => <Fragment key={index}>{render(item, index)}</Fragment>)
