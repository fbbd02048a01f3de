/** The text itself, on pleading paper: the preamble, and articles whose sections open, as many as one likes. */
import { Accordion, Pleading } from '@access/kit'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import styles from './ConstitutionText.module.css'
import { type Article, constitution, type Section } from './constitution.ts'
import { Marked } from './Marked.tsx'
import { useFoundSections } from './useFinding.ts'
import { useOpenInPrint, useOpenWhereLinked } from './useOpening.ts'

/** What is searched for and how large the text is come from around it. */
export function ConstitutionText() {
  const text = useRef<HTMLDivElement>(null)
  useOpenInPrint(text)
  useOpenWhereLinked()
  return (
    <div ref={text} className={styles.text}>
      <Pleading label="Constitution text">
        <h2 id="preamble" className={styles.first}>
          <Marked passage="preamble" runs={[{ text: 'Preamble' }]} />
        </h2>
        {constitution.preamble.map((runs, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <p key={at}>
            <Marked passage={`preamble ${at}`} runs={runs} />
          </p>
        ))}
        {constitution.articles.map((article) => (
          <ArticleText key={article.id} article={article} />
        ))}
      </Pleading>
    </div>
  )
}

function ArticleText({ article: { id, title, sections } }: { article: Article }) {
  return (
    <>
      <h2 id={id} className={styles.article}>
        <Marked passage={id} runs={[{ text: title }]} />
      </h2>
      <Accordion>
        {sections.map((section) => (
          <SectionText key={section.id} section={section} />
        ))}
      </Accordion>
    </>
  )
}

function SectionText({ section: { id, title, citation, paragraphs } }: { section: Section }) {
  const found = useFoundSections().has(id)
  return (
    // The browser opens a section that an address leads into before scripts have come.
    <details open={found} suppressHydrationWarning>
      <summary>
        <h3 className={styles.title}>
          <Marked passage={id} runs={[{ text: title }]} />
        </h3>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {/* The address stands inside: a browser opens what is folded around the place that an address names. */}
      <div id={id} className={styles.section}>
        {paragraphs.map((runs, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <p key={at}>
            <Marked passage={`${id} ${at}`} runs={runs} />
          </p>
        ))}
        <p className={`no-print ${styles.cite}`}>
          <a href={`#${id}`}>
            Link to <span className="nowrap">{citation}</span>
          </a>
        </p>
      </div>
    </details>
  )
}
