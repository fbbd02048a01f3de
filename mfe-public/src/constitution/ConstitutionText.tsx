/** The text itself, on pleading paper: the preamble, and articles whose sections open, as many as one likes. */
import type { Article, Constitution, Section } from '@access/content/static-pages/constitution-outline.rules'
import { Accordion, mapByPlace, Pleading } from '@access/kit'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import styles from './ConstitutionText.module.css'
import { HighlightedPassage } from './HighlightedPassage.tsx'
import { useMatchingSections } from './use-document-search.ts'
import { useOpenInPrint } from './use-section-opening.ts'

/** Search and text size come from its parent. */
export function ConstitutionText({ constitution: { preamble, articles } }: { constitution: Constitution }) {
  const text = useRef<HTMLDivElement>(null)
  useOpenInPrint(text)
  return (
    <div ref={text} className={styles.text}>
      <Pleading label="Constitution text">
        <h2 id="preamble" className={styles.first}>
          <HighlightedPassage passage="preamble" runs={[{ text: 'Preamble' }]} />
        </h2>
        {mapByPlace(preamble, (runs, index) => (
          <p>
            <HighlightedPassage passage={`preamble ${index}`} runs={runs} />
          </p>
        ))}
        {articles.map((article) => (
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
        <HighlightedPassage passage={id} runs={[{ text: title }]} />
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
  const foundSections = useMatchingSections().has(id)
  return (
    // The browser opens a section with the anchor of the URL before scripts have loaded.
    <details open={foundSections} suppressHydrationWarning>
      <summary>
        <h3 className={styles.title}>
          <HighlightedPassage passage={id} runs={[{ text: title }]} />
        </h3>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {/* The anchor is inside: a browser opens the collapsed section around it. */}
      <div id={id} className={styles.section}>
        {mapByPlace(paragraphs, (runs, index) => (
          <p>
            <HighlightedPassage passage={`${id} ${index}`} runs={runs} />
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
