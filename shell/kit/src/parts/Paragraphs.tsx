/** Plain text as it was typed: blank lines part paragraphs, lines that begin with "- " make a list. */
import { Fragment } from 'react'

/** Text from the data, never read as HTML. */
export function Paragraphs({ text }: { text: string }) {
  return blocksOf(text).map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
    <Fragment key={place}>
      {block.list ? <List items={block.lines} /> : <p>{block.lines.join(' ')}</p>}
    </Fragment>
  ))
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

type Block = { list: boolean; lines: string[] }

const isItem = (line: string) => /^[-*•]\s+/.test(line)

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const chunk of text.split(/\r?\n\s*\r?\n/)) {
    let current: Block | undefined
    for (const line of chunk.split(/\r?\n/).map((one) => one.trim())) {
      if (!line) continue
      const list = isItem(line)
      if (current?.list !== list) {
        current = { list, lines: [] }
        blocks.push(current)
      }
      current.lines.push(line.replace(/^[-*•]\s+/, ''))
    }
  }
  return blocks
}
