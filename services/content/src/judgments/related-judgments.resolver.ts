/** The judgments that matter to an article, as a field of it: those it cites, then others on the topic of a guide. */
import { type Context, queryRows } from '@access/service-kit'
import { findPracticeArea } from '@access/service-kit/practice-areas/practice-areas.rules'
import { toWebSearch } from '@access/service-kit/text/search-text.rules'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { BlogPost } from '../posts/post.entity.ts'
import { listCited } from './cited-judgments.ts'
import { limitJudgments } from './judgment-limit.ts'
import { LinkedJudgment, listLinked } from './linked-judgments.ts'

const limit = 3

/** Of so many, the newest on a topic, it is computed how well they fit, however many judgments there are. */
const maxRanked = 100

// Nullable, so that a failure here does not affect the article.
@Resolver(() => BlogPost)
export class RelatedJudgmentsResolver {
  @FieldResolver(() => [LinkedJudgment], {
    nullable: true,
    description: `The judgments that its text cites, then those on its topic that fit its tags best: ${limit} at most`,
  })
  relatedJudgments(@Root() post: BlogPost, @Ctx() context: Context): Promise<LinkedJudgment[]> {
    // The same article may stand beside many judgments.
    const searches = searchesByContext.get(context) ?? new Map<string, Promise<LinkedJudgment[]>>()
    searchesByContext.set(context, searches)
    if (!searches.has(post.id)) searches.set(post.id, findRelated(post, context))
    return searches.get(post.id)!
  }
}

const searchesByContext = new WeakMap<Context, Map<string, Promise<LinkedJudgment[]>>>()

async function findRelated(post: BlogPost, context: Context): Promise<LinkedJudgment[]> {
  limitJudgments(context, 'relatedJudgments', 'posts')
  const cited = await listCited(context.em, { id: post.id, fullText: post.content })
  const onTopic = cited.length < limit ? await listOnTopic(context.em, post) : []
  const judgments = [...cited.map(({ judgment }) => judgment), ...onTopic]
  return [...new Map(judgments.map((judgment) => [judgment.id, judgment])).values()].slice(0, limit)
}

/** The public judgments of the topic's category, the best fit to the tags first, then the newest. */
async function listOnTopic(
  em: Context['em'],
  { topic, tags }: Pick<BlogPost, 'topic' | 'tags'>,
): Promise<LinkedJudgment[]> {
  if (!topic) return []
  const rows = await queryRows<{ id: string }>(
    em,
    `select id from (
       select id, judgment_date, searchable from judgment where is_visible and category = $1
       order by judgment_date desc, id limit ${maxRanked}
     ) newest
     order by ts_rank(searchable, websearch_to_tsquery('english', $2), 1) desc, judgment_date desc, id
     limit ${limit}`,
    [findPracticeArea(topic)?.judgmentCategory ?? topic, (tags ?? []).map(toWebSearch).join(' or ')],
  )
  const judgments = await listLinked(
    em,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => judgments.find((judgment) => judgment.id === id) ?? [])
}
