/** Who we are: what for, what we believe, how it came about, and what came of it. Fixed words, no calls. */
import { Go, LinkButton, Masthead, Page, SectionHead } from '@access/kit'
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
      <Masthead title={heading} lead={lead} here="About Us" />
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
          <SectionHead id="held" title={closing.title} lead={closing.text} />
          <div className="row">
            <LinkButton to={closing.href}>{closing.linkText}</LinkButton>
            <Go to="/team">Meet our team</Go>
          </div>
        </div>
      </section>
    </Page>
  )
}
