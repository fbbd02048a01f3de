/** Words of the constitution with what was found in them marked; a mark may begin in strong words and end after them. */
import { Fragment } from 'react'
import type { Run } from '../parts/fixedText.ts'
import type { Match } from './find.ts'
import styles from './Marked.module.css'
import { useMatches } from './useFinding.ts'

/** `passage` is the key under which these words are searched. */
export function Marked({ passage, runs }: { passage: string; runs: readonly Run[] }) {
  const { matches, at } = useMatches(passage)
  return placed(runs).map(({ from, ...run }) => (
    <MarkedRun key={from} run={run} from={from} matches={matches} at={at} />
  ))
}

type Placed = { from: number; matches: readonly Match[]; at: number | undefined }

function MarkedRun({ run: { text, look }, ...placed }: Placed & { run: Run }) {
  const pieces = <Pieces text={text} {...placed} />
  return look === 'strong' ? <strong>{pieces}</strong> : pieces
}

/** The runs with how many letters come before each. */
function placed(runs: readonly Run[]): (Run & { from: number })[] {
  let length = 0
  return runs.map((run) => {
    const from = length
    length += run.text.length
    return { ...run, from }
  })
}

function Pieces({ text, from, matches, at }: Placed & { text: string }) {
  const inside = matches.filter(({ start, end }) => start < from + text.length && end > from)
  let done = 0
  const pieces = inside.map(({ number, start, end }) => {
    const first = Math.max(start - from, 0)
    const last = Math.min(end - from, text.length)
    const before = text.slice(done, first)
    done = last
    return (
      <Fragment key={number}>
        {before}
        <mark
          id={start >= from ? markId(number) : undefined}
          className={start >= from ? undefined : styles.continued}
          aria-current={number === at ? 'true' : undefined}
        >
          {text.slice(first, last)}
        </mark>
      </Fragment>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(done)}
    </>
  )
}

/** The address of a match on the page. */
export const markId = (number: number) => `match-${number + 1}`
