/** What people ask before they ask for help. */
import type { FaqContent } from '@access/content/static-pages/faq.rules'
import { getHeadingId } from '@access/content/static-pages/static-text.rules'
import { Accordion, AccordionSection, SectionHeading } from '@access/kit'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './LegalServices.module.css'

export function FrequentQuestions({
  title,
  questions,
}: {
  title: string
  questions: FaqContent['questions']
}) {
  if (questions.length === 0) return null
  return (
    <section className="section page" aria-labelledby="faq">
      <div className={styles.questions}>
        <SectionHeading id="faq" title={title} />
        <Accordion>
          {questions.map(({ question, answer }) => (
            <AccordionSection key={question} title={question}>
              {/* Inside, so that the browser unfolds it for links from the search. */}
              <p id={getHeadingId(question)}>
                <TextWithGaps text={answer} />
              </p>
            </AccordionSection>
          ))}
        </Accordion>
      </div>
    </section>
  )
}
