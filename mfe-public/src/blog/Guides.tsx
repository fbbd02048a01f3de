/** The guides that tell what to do oneself, by topic. */

import { Masthead, type Office, Page, SectionHeading, useOffice, useScreenQuery } from '@access/kit'
import { getTopicAnchor } from '@access/service-kit/practice-areas/practice-areas.rules'
import { Link } from 'react-router-dom'
import { Chips } from '../components/Chips.tsx'
import { Scene } from '../components/drawings/Scene.tsx'
import { ListResult } from '../components/ListResult.tsx'
import { findPracticeArea } from '../components/practice-areas.ts'
import styles from './Guide.module.css'
import { ReviewLine, TopicHelpLink } from './GuideParts.tsx'
import { GuidesDocument, type ListedGuideFragment } from './posts.generated.ts'

const lead =
  'What you can do yourself, step by step: guides by topic, with who reviewed them and when, and letters to fill in.'

/** Of guides that are about none of the topics on the request form. */
const otherTopics = 'Other topics'

// An empty list has no typename, and would not be fetched again when the first guide is published.
const queryContext = { additionalTypenames: ['BlogPost'] }

export const getPageQuery = () => ({ query: GuidesDocument, context: queryContext })

export default function Guides() {
  const query = useScreenQuery(getPageQuery())
  const groups = groupByTopic(query.data?.guides ?? [], useOffice().practiceAreas)
  return (
    <Page title="Know Your Rights" description={lead}>
      <Masthead title="Know Your Rights" lead={lead} drawing={<Scene name="reader" />} />
      <div className="page section-end">
        <ListResult
          query={query}
          isEmpty={groups.length === 0}
          empty={{
            title: 'No guides yet',
            text: 'Our other articles may help until then.',
            link: { to: '/blog', label: 'All articles' },
          }}
        >
          {groups.length > 1 && (
            <Chips
              name="Topics"
              options={groups.map(({ topic }) => ({ value: topic, label: topic }))}
              selected=""
              buildUrl={(topic) => `#${getTopicAnchor(topic)}`}
            />
          )}
          {groups.map((group) => (
            <GuideGroup key={group.topic} {...group} />
          ))}
        </ListResult>
      </div>
    </Page>
  )
}

function GuideGroup({ topic, guides }: { topic: string; guides: readonly ListedGuideFragment[] }) {
  const id = getTopicAnchor(topic)
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHeading id={id} title={topic} action={<TopicHelpLink topic={topic} />} />
      <div className={styles.cards}>
        {guides.map((guide) => (
          <article key={guide.id} className={`card ${styles.card}`}>
            <h3>
              <Link className="card-link" to={`/blog/${guide.slug}`}>
                {guide.title}
              </Link>
            </h3>
            {guide.excerpt && <p className="clamp-narrow">{guide.excerpt}</p>}
            <p className="small muted">
              <ReviewLine review={guide} />
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}

/** In the order of the request form; those on other topics last. */
function groupByTopic(guides: readonly ListedGuideFragment[], practiceAreas: Office['practiceAreas']) {
  const getTopic = ({ topic }: ListedGuideFragment) =>
    findPracticeArea(topic ?? '', practiceAreas)?.name ?? otherTopics
  return [...practiceAreas.map(({ name }) => name), otherTopics]
    .map((topic) => ({ topic, guides: guides.filter((guide) => getTopic(guide) === topic) }))
    .filter((group) => group.guides.length > 0)
}
