/** The text of a judgment as it was typed or copied: with headings, and paragraphs that are numbered. */

import { mapByPlace } from '@access/kit'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './FullText.module.css'
import { readFullText, type TextPart } from './read-full-text.ts'

/** A judgment that the text cites, and how. */
interface Cited {
  texts: readonly string[]
  judgment: { slug: string; title: string }
}

export function FullText({ text, cited }: { text: string; cited: readonly Cited[] }) {
  const linkCitations = createCitationLinks(cited)
  const blocks = readFullText(text)
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph')
  const numbers = new Map(paragraphs.map((block, index) => [block, index + 1]))
  return (
    <div className={styles.text}>
      {blocks.some(({ kind }) => kind === 'heading') || <h2>Full Text</h2>}
      {mapByPlace(blocks, (block) => {
        const Element = block.kind === 'heading' ? 'h2' : block.kind === 'page' ? 'div' : 'p'
        const number = numbers.get(block)
        return (
          <Element id={number ? `p${number}` : undefined}>
            {number && (
              <>
                <a className={styles.number} href={`#p${number}`}>{`¶ ${number}`}</a>{' '}
              </>
            )}
            <TextParts parts={block.parts} linkCitations={linkCitations} />
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
  return mapByPlace(parts, ({ kind, text }) =>
    kind === 'page' ? <small className={styles.page}>{` ${text} `}</small> : linkCitations(text),
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
    mapByPlace(text.split(pattern), (part, index) => {
      const judgment = index % 2 === 1 && citedBy.get(collapseSpace(part))
      if (!judgment) return part
      return (
        <Link to={`/judgments/${judgment.slug}`} title={judgment.title}>
          {part}
        </Link>
      )
    })
}

// A line of the text ends elsewhere here than where it was saved, or differently.
const collapseSpace = (text: string) => text.replace(/\s+/g, ' ')
const buildPattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s+')
