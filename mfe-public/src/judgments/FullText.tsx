/** The text of a judgment as it was typed or copied: with headings, and paragraphs that are numbered. */

import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './FullText.module.css'
import { readFullText, type TextPart } from './read-full-text.ts'

/** A judgment that the text cites, and how. */
interface Cited {
  texts: readonly string[]
  judgment: { id: string; title: string }
}

export function FullText({ text, cited }: { text: string; cited: readonly Cited[] }) {
  const linkCitations = createCitationLinks(cited)
  const blocks = readFullText(text)
  return (
    <div className={styles.text}>
      {blocks.some(({ kind }) => kind === 'heading') || <h2>Full Text</h2>}
      {blocks.map(({ kind, parts }, index) => {
        const Element = kind === 'heading' ? 'h2' : kind === 'page' ? 'div' : 'p'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
          <Element key={index}>
            <TextParts parts={parts} linkCitations={linkCitations} />
          </Element>
        )
      })}
    </div>
  )
}

function TextParts({
  parts,
  linkCitations,
}: {
  parts: readonly TextPart[]
  linkCitations(text: string): ReactNode
}) {
  return parts.map(({ kind, text }, index) =>
    kind === 'page' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one block never change places
      <small key={index} className={styles.page}>
        {` ${text} `}
      </small>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{linkCitations(text)}</Fragment>
    ),
  )
}

/** A function that makes links of the citations in a text. */
function createCitationLinks(cited: readonly Cited[]): (text: string) => ReactNode {
  const citedBy = new Map(
    cited.flatMap(({ texts, judgment }) => texts.map((text) => [collapseSpace(text), judgment] as const)),
  )
  if (citedBy.size === 0) return (text) => text
  // The longest first, since one may begin with another: `410 U.S. 11` and `410 U.S. 113`.
  const texts = [...citedBy.keys()].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${texts.map(buildPattern).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )
  return (text) =>
    text.split(pattern).map((part, index) => {
      const judgment = index % 2 === 1 && citedBy.get(collapseSpace(part))
      if (!judgment) return part
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <Link key={index} to={`/judgments/${judgment.id}`} title={judgment.title}>
          {part}
        </Link>
      )
    })
}

// A line of the text ends elsewhere here than where it was saved, or differently.
const collapseSpace = (text: string) => text.replace(/\s+/g, ' ')
const buildPattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s+')
