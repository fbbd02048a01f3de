/** A passage of the constitution with highlighted matches; a match may begin in strong text and end after it. */
import type { TextRun } from '@access/content/static-pages/static-text.rules'
import { Fragment } from 'react'
import { Gap } from '../components/Gap.tsx'
import styles from './ConstitutionText.module.css'
import type { Match } from './find-matches.ts'
import { useMatches } from './use-document-search.ts'

/** `passage` is the key under which these words are searched. */
export function HighlightedPassage({ passage, runs }: { passage: string; runs: readonly TextRun[] }) {
  const { matches, currentIndex } = useMatches(passage)
  return positionMatches(runs).map(({ offset, ...run }) => (
    <HighlightedRun key={offset} run={run} offset={offset} matches={matches} currentIndex={currentIndex} />
  ))
}

type PositionedMatches = { offset: number; matches: readonly Match[]; currentIndex: number | undefined }

function HighlightedRun({ run: { text, style }, ...positioned }: PositionedMatches & { run: TextRun }) {
  const pieces = <HighlightedPieces text={text} {...positioned} />
  if (style === 'strong') return <strong>{pieces}</strong>
  return style === 'gap' ? <Gap text={pieces} /> : pieces
}

/** The runs with how many letters come before each. */
function positionMatches(runs: readonly TextRun[]): (TextRun & { offset: number })[] {
  let length = 0
  return runs.map((run) => {
    const offset = length
    length += run.text.length
    return { ...run, offset }
  })
}

function HighlightedPieces({ text, offset, matches, currentIndex }: PositionedMatches & { text: string }) {
  const overlapping = matches.filter(({ start, end }) => start < offset + text.length && end > offset)
  let position = 0
  const pieces = overlapping.map(({ number, start, end }) => {
    const first = Math.max(start - offset, 0)
    const last = Math.min(end - offset, text.length)
    const precedingText = text.slice(position, first)
    position = last
    return (
      <Fragment key={number}>
        {precedingText}
        <mark
          id={start >= offset ? getHighlightId(number) : undefined}
          className={start >= offset ? undefined : styles.continued}
          aria-current={number === currentIndex ? 'true' : undefined}
        >
          {text.slice(first, last)}
        </mark>
      </Fragment>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(position)}
    </>
  )
}

/** The anchor of a match on the page. */
export const getHighlightId = (number: number) => `match-${number + 1}`
