/** The GraphQL resolvers of judgments, and of a page of them with the highlighted matches. */
import { type Context, getRequestedFields, isUuid, Managed, Public } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { TextPart } from '../search/highlight.ts'
import { Judgment, JudgmentInput, newestFirst, publicJudgments } from './judgment.entity.ts'
import { judgments } from './judgment.rules.ts'
import {
  findJudgments,
  highlightJudgments,
  type JudgmentSearch,
  maxPageSize,
  suggestQuery,
} from './search-judgments.ts'
import { listAllJudgments, listJudgmentsAfter } from './whole-list.ts'

/** The highlighted matches in a judgment. */
@ObjectType({ simpleResolvers: true })
class JudgmentMatch {
  /** The id of the judgment. */
  @Field(() => ID) id!: string
  @Field(() => [TextPart]) title!: TextPart[]
  @Field(() => [TextPart]) summary!: TextPart[]
  @Field(() => [TextPart], { description: 'From the full text, around the matches' }) excerpt!: TextPart[]
}

@ObjectType()
class JudgmentPage {
  @Field(() => [Judgment]) items!: Judgment[]
  @Field(() => Int) total!: number
  @Field(() => Boolean, {
    description: 'Whether the total is all of them: a search lists no more than 1,000',
  })
  isTotalExact!: boolean
  @Field(() => Int) page!: number
  @Field(() => Int) pages!: number
  /** The normalized search text. */
  query!: string
  criteria!: Omit<JudgmentSearch, 'columns'>
}

@Resolver(() => Judgment)
export class JudgmentResolver extends Managed(Judgment, JudgmentInput, judgments, {
  permission: 'manageContent',
  order: newestFirst,
  listColumns: {
    searchable: ['title', 'caseNumber', 'courtName', 'judgeName', 'parties', 'category'],
    sortable: ['title', 'courtName', 'category', 'judgmentDate', 'isVisible'],
    filterable: ['category', 'courtName', 'isVisible'],
  },
  bulkEditable: ['isVisible'],
}) {
  @Public()
  @Query(() => [Judgment])
  judgments(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<Judgment[]> {
    return listAllJudgments(em, getRequestedFields(Judgment, info))
  }

  @Public()
  @Query(() => [Judgment], {
    description: 'The same list part by part: those that follow the one with this id',
  })
  judgmentsAfter(
    @Arg('after', () => ID, { nullable: true }) after: string | null,
    @Arg('limit', () => Int, { defaultValue: 250, description: 'From 1 to 250' }) limit: number,
    @Ctx() { em }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Judgment[]> {
    return listJudgmentsAfter(em, { after, limit, columns: getRequestedFields(Judgment, info) })
  }

  @Public()
  @Query(() => Judgment, { nullable: true })
  async judgment(
    @Arg('id', () => ID, { description: 'Or its slug' }) id: string,
    @Ctx() { em }: Context,
  ): Promise<Judgment | null> {
    if (isUuid(id)) return publicJudgments.findById(em, id)
    return id.includes('\0') ? null : publicJudgments.findOne(em, { slug: id })
  }

  @Public()
  @Query(() => JudgmentPage)
  judgmentsPage(
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('category', () => String, { nullable: true }) category: string | null,
    @Arg('court', () => String, { nullable: true }) court: string | null,
    @Arg('judge', () => String, { nullable: true, description: "A part of the judge's name" })
    judge: string | null,
    @Arg('from', () => String, { nullable: true, description: 'The first day, as YYYY-MM-DD' })
    from: string | null,
    @Arg('to', () => String, { nullable: true, description: 'The last day, as YYYY-MM-DD' })
    to: string | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('sort', () => String, {
      nullable: true,
      description: "'relevance' (the default) or 'date'; without a search always by date",
    })
    sort: string | null,
    @Arg('size', () => Int, { nullable: true, description: `At most ${maxPageSize}, which is the default` })
    size: number | null,
    @Ctx() { em }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JudgmentPage> {
    const columns = getRequestedFields(Judgment, info, 'items')
    return findJudgments(em, { search, category, court, judge, from, to, page, sort, size, columns })
  }
}

@Resolver(() => JudgmentPage)
export class JudgmentPageResolver {
  @FieldResolver(() => [JudgmentMatch], { description: 'One for each item, when there is a search text' })
  async matches(@Root() { items, query }: JudgmentPage, @Ctx() { em }: Context): Promise<JudgmentMatch[]> {
    if (query === '') return []
    const highlights = await highlightJudgments(em, items, query)
    return items.flatMap(({ id }) => {
      const texts = highlights.get(id)
      return texts ? [{ id, ...texts }] : []
    })
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Without matches: a spelling suggestion that has some',
  })
  async didYouMean(
    @Root() { total, query, criteria }: JudgmentPage,
    @Ctx() { em }: Context,
  ): Promise<string | null> {
    return total === 0 && query ? suggestQuery(em, query, criteria) : null
  }
}
