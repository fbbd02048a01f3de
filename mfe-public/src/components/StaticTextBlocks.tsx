/** A fixed text on the page, as the browser would show a letter: nothing in it needs a script. */
import type { StaticTextBlock, TextRun } from '@access/content/static-pages/static-text.rules'
import { mapByPlace } from '@access/kit'
import { Link } from 'react-router-dom'
import { Gap } from './Gap.tsx'
import styles from './StaticTextBlocks.module.css'

/** Headings have the levels of the text: its second level is h2. */
export function StaticTextBlocks({ blocks }: { blocks: readonly StaticTextBlock[] }) {
  return (
    <div className={styles.text}>
      {mapByPlace(blocks, (block) => (
        <TextBlock block={block} />
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
      {mapByPlace(items, (runs) => (
        <li>
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
          {mapByPlace([first ?? [], ...others], (runs) => (
            <th scope="col">
              <TextRuns runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mapByPlace(rows, ([name, ...cells]) => (
          <tr>
            <th scope="row">
              <TextRuns runs={name ?? []} />
            </th>
            {mapByPlace(cells, (runs) => (
              <td>
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
  return mapByPlace(runs, (run) => <StyledTextRun run={run} />)
}

function StyledTextRun({ run: { text, style, to } }: { run: TextRun }) {
  if (to?.startsWith('/')) return <Link to={to}>{text}</Link>
  if (to) return <a href={to}>{text}</a>
  if (style === 'gap') return <Gap text={text} />
  if (style === 'strong') return <strong>{text}</strong>
  return style === 'emphasis' ? <em>{text}</em> : text
}
