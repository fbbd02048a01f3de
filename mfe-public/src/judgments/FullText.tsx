/** The text of a judgment as it was typed: a short line of its own is a heading, paragraphs are numbered. */
import { Link } from '@access/kit'
import type { ReactNode } from 'react'
import styles from './FullText.module.css'

/** A judgment that the text cites, and how. */
interface Cited {
  texts: readonly string[]
  judgment: { id: string; title: string }
}

export function FullText({ text, cited }: { text: string; cited: readonly Cited[] }) {
  const linkCitations = createCitationLinks(cited)
  const blocks = text
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  return (
    <div className={styles.text}>
      {blocks.some(isHeadingLine) || <h2>Full Text</h2>}
      {blocks.map((block, index) =>
        isHeadingLine(block) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
          <h2 key={index}>{block}</h2>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={index}>{linkCitations(block)}</p>
        ),
      )}
    </div>
  )
}

/** "Background", "The question before us": one line, few words, no full stop. */
export function isHeadingLine(block: string): boolean {
  return block.length <= 60 && !block.includes('\n') && !/[.?!:;,”"')]$/.test(block)
}

/** A function that makes links of the citations in a text. */
function createCitationLinks(cited: readonly Cited[]): (text: string) => ReactNode {
  const citedBy = new Map(
    cited.flatMap(({ texts, judgment }) => texts.map((text) => [text, judgment] as const)),
  )
  if (citedBy.size === 0) return (text) => text
  // The longest first, since one may begin with another: `410 U.S. 11` and `410 U.S. 113`.
  const texts = [...citedBy.keys()].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${texts.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )
  return (text) =>
    text.split(pattern).map((part, index) => {
      const judgment = index % 2 === 1 && citedBy.get(part)
      if (!judgment) return part
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <Link key={index} to={`/judgments/${judgment.id}`} title={judgment.title}>
          {part}
        </Link>
      )
    })
}

const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
