/** How fixed texts are written, in a few lines; and what is filled in by itself. */
import { placeholders } from '@access/content/static-pages/placeholders.rules'
import { Descriptions } from 'antd'
import { Fold } from '../../components/Fold.tsx'

/** What is written, and what it becomes. */
const forms: readonly (readonly [source: string, meaning: string])[] = [
  ['## Heading', 'a heading; ### makes a smaller one'],
  ['- Item', 'a list, a line for each item; with 1. it is numbered'],
  ['**strong** and *emphasis*', 'words that stand out'],
  ['[Contact us](/contact)', 'a link'],
  ['> Words', 'a quotation'],
  ['| A | B |', 'a table: below its first line |---|---|, then a line for each row'],
  ['[[your state]]', 'a gap that is still to be filled'],
]

export function WritingHelp() {
  return (
    <Fold label="How to write it">
      <p>Leave an empty line between paragraphs, and around headings and lists.</p>
      <Explanations entries={forms} />
      <p>Settings fill in these, wherever they are written:</p>
      <Explanations entries={Object.entries(placeholders).map(([name, meaning]) => [`{${name}}`, meaning])} />
    </Fold>
  )
}

function Explanations({ entries }: { entries: readonly (readonly [source: string, meaning: string])[] }) {
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      items={entries.map(([source, meaning]) => ({
        key: source,
        label: <code>{source}</code>,
        children: meaning,
      }))}
    />
  )
}
