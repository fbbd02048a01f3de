/** How fixed texts are written, in a few lines; and what is filled in by itself. */
import { placeholders } from '@access/content/static-pages/placeholders.rules'
import styles from './writing.module.css'

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
    <details className={styles.help}>
      <summary>How to write it</summary>
      <p>Leave an empty line between paragraphs, and around headings and lists.</p>
      <Explanations entries={forms} />
      <p>Settings fill in these, wherever they are written:</p>
      <Explanations entries={Object.entries(placeholders).map(([name, meaning]) => [`{${name}}`, meaning])} />
    </details>
  )
}

function Explanations({ entries }: { entries: readonly (readonly [source: string, meaning: string])[] }) {
  return (
    <dl className={styles.explanations}>
      {entries.map(([source, meaning]) => (
        <div key={source}>
          <dt>
            <code>{source}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
