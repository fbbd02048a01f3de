/** A fixed text on the page, as the browser would show a letter: nothing in it needs a script. */
import type { StaticTextBlock, TextRun } from '@access/content/static-pages/static-text.rules'
import { Link } from 'react-router-dom'
import { Gap } from './Gap.tsx'
import styles from './StaticTextBlocks.module.css'

/** Headings have the levels of the text: its second level is h2. */
export function StaticTextBlocks({ blocks }: { blocks: readonly StaticTextBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
        <TextBlock key={index} block={block} />
      ))}
    </div>
  )
}

function TextBlock({ block }: { block: StaticTextBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <TextRuns runs={block.runs} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <TextRuns runs={block.runs} />
        </blockquote>
      )
    case 'list':
      return <StaticTextList {...block} />
    case 'table':
      return <StaticTextTable {...block} />
  }
}

function StaticTextList({ numbered, items }: StaticTextBlock & { kind: 'list' }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List dir="auto">
      {items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change places
        <li key={index}>
          <TextRuns runs={runs} />
        </li>
      ))}
    </List>
  )
}

/** On a narrow screen each row is read on its own, so every cell can name its column. */
function StaticTextTable({ head, rows }: StaticTextBlock & { kind: 'table' }) {
  const [first, ...others] = head
  return (
    <table className={styles.table} dir="auto">
      <thead>
        <tr>
          {[first ?? [], ...others].map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <th key={index} scope="col">
              <TextRuns runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <tr key={row}>
            <th scope="row">
              <TextRuns runs={name ?? []} />
            </th>
            {cells.map((runs, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={index}>
                <TextRuns runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one line never change places
    <StyledTextRun key={index} run={run} />
  ))
}

function StyledTextRun({ run: { text, style, to } }: { run: TextRun }) {
  if (to?.startsWith('/')) return <Link to={to}>{text}</Link>
  if (to) return <a href={to}>{text}</a>
  if (style === 'gap') return <Gap text={text} />
  if (style === 'strong') return <strong>{text}</strong>
  return style === 'emphasis' ? <em>{text}</em> : text
}
