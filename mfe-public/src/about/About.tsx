/** About us: mission, values, history and impact. Fixed texts, no queries. */
import { ArrowLink, LinkButton, Masthead, Page, SectionHeading } from '@access/kit'
import { Drawing } from '../components/drawings/Drawing.tsx'
import styles from './About.module.css'
import { Awards } from './Awards.tsx'
import text from './about.json'
import { Impact } from './Impact.tsx'
import { Milestones } from './Milestones.tsx'
import { Values } from './Values.tsx'

export default function About() {
  const { heading, lead, mission, vision, closing } = text
  return (
    <Page title={heading} description={lead}>
      <Masthead
        title={heading}
        lead={lead}
        currentLabel="About Us"
        drawing={<Drawing drawn={{ topic: '/about', seed: '' }} />}
      />
      <div className={`page section-end ${styles.aims}`}>
        <section aria-labelledby="mission">
          <h2 id="mission">{mission.title}</h2>
          <p className={`display ${styles.aim}`}>{mission.text}</p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision">{vision.title}</h2>
          <p className={`display ${styles.aim}`}>{vision.text}</p>
        </section>
      </div>
      <Values />
      <Milestones />
      <Impact />
      <Awards />
      <section className="section page section-continued" aria-labelledby="held">
        <div className={styles.closing}>
          <SectionHeading id="held" title={closing.title} lead={closing.text} />
          <div className="row">
            <LinkButton to={closing.href}>{closing.linkText}</LinkButton>
            <ArrowLink to="/team">Meet our team</ArrowLink>
          </div>
        </div>
      </section>
    </Page>
  )
}
