/** A fixed text on the page, as the browser would show a letter: nothing in it needs a script. */
import { Link } from 'react-router-dom'
import styles from './FixedBlocks.module.css'
import type { Block, Run } from './fixedText.ts'

/** Headings stand where the text has them: its second level is h2. */
export function FixedBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
        <FixedBlock key={place} block={block} />
      ))}
    </div>
  )
}

function FixedBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Runs runs={block.runs} />
        </blockquote>
      )
    case 'list':
      return <FixedList {...block} />
    case 'table':
      return <FixedTable {...block} />
  }
}

function FixedList({ numbered, items }: Block & { kind: 'list' }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((runs, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change places
        <li key={place}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  )
}

/** On a narrow screen each row is read on its own, so every cell can name its column. */
function FixedTable({ head, rows }: Block & { kind: 'table' }) {
  const [first, ...others] = head
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[first ?? [], ...others].map((runs, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <th key={place} scope="col">
              <Runs runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <tr key={row}>
            <th scope="row">
              <Runs runs={name ?? []} />
            </th>
            {cells.map((runs, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={place}>
                <Runs runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one line never change places
    <OneRun key={place} run={run} />
  ))
}

function OneRun({ run: { text, look, to } }: { run: Run }) {
  if (to?.startsWith('/')) return <Link to={to}>{text}</Link>
  if (to) return <a href={to}>{text}</a>
  if (look === 'strong') return <strong>{text}</strong>
  return look === 'emphasis' ? <em>{text}</em> : text
}
