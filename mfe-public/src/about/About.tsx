/** About us: mission, values, history and impact. The browser loads it as a document, so that it asks for nothing. */
import type { AboutContent } from '@access/content/static-pages/about.rules'
import { ArrowLink, LinkButton, Masthead, Page, SectionHeading, useOffice } from '@access/kit'
import { Scene } from '../components/drawings/Scene.tsx'
import { TextWithGaps } from '../components/Gap.tsx'
import { fillText, usePageContent } from '../components/page-text.ts'
import { buildStaticPageQuery, StaticPageLoader } from '../components/StaticPageLoader.tsx'
import type { StaticPageTextsFragment } from '../components/static-page.generated.ts'
import styles from './About.module.css'
import { Awards, Impact, Milestones, Values } from './AboutSections.tsx'

export default function About() {
  return (
    <StaticPageLoader query={buildStaticPageQuery('about')} label="About Us">
      {(page) => <AboutText page={page} />}
    </StaticPageLoader>
  )
}

export function AboutText({ page }: { page: Pick<StaticPageTextsFragment, 'title' | 'content'> }) {
  const office = useOffice()
  const content = usePageContent<AboutContent>(page.content)
  if (!content) return null
  const { mission, vision, values, milestones, impact, awards, closing } = content
  const heading = fillText(office, page.title)
  const lead = fillText(office, content.lead)
  return (
    <Page title={heading} description={lead}>
      <Masthead title={heading} lead={lead} currentLabel="About Us" drawing={<Scene name="group" />} />
      <div className={`page section-end ${styles.aims}`}>
        <Aim id="mission" {...mission} />
        <Aim id="vision" {...vision} />
      </div>
      {values.items.length > 0 && <Values {...values} />}
      {milestones.items.length > 0 && <Milestones {...milestones} />}
      {impact.items.length > 0 && <Impact {...impact} />}
      {awards.items.length > 0 && <Awards {...awards} />}
      <section className="section page section-continued" aria-labelledby="held">
        <div className={styles.closing}>
          <SectionHeading
            id="held"
            title={fillText(office, closing.title)}
            lead={fillText(office, closing.text)}
          />
          <div className="row">
            <LinkButton to="/constitution">Read the constitution</LinkButton>
            <ArrowLink to="/team">Meet our team</ArrowLink>
          </div>
        </div>
      </section>
    </Page>
  )
}

function Aim({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <TextWithGaps text={title} />
      </h2>
      <p className={`display ${styles.aim}`}>
        <TextWithGaps text={text} />
      </p>
    </section>
  )
}
