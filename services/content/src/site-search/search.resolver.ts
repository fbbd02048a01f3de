/** The GraphQL resolver of the site search. */
import { type Context, type Item, Public } from '@access/service-kit'
import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { SearchResults } from './search-results.ts'
import { searchSite } from './search-site.ts'
import { type SearchableType, searchableTypes } from './searchable-types.ts'

@Resolver()
export class SearchResolver {
  @Public()
  @Query(() => SearchResults, { description: 'Searches all public content; a few matches of each group' })
  search(
    @Arg('text', () => String) text: string,
    @Arg('kind', () => String, {
      nullable: true,
      description: 'Only this group, with more matches: Guide, Judgment, …',
    })
    kind: string | null,
    @Ctx() { em }: Context,
  ): Promise<SearchResults> {
    return searchSite(em, text, kind)
  }
}

/** A title, and what leads to its page. */
@ObjectType({ simpleResolvers: true })
class SearchTitle {
  @Field(() => String, { description: 'The name of its group: Guide, LegalService, Case, …' }) kind!: string
  @Field(() => String, { description: 'The name of its type: Case, BlogPost, PageSection, …' }) type!: string
  @Field(() => String, { description: 'The id, slug or path by which its page is found' }) key!: string
  @Field(() => String) title!: string
  @Field(() => String, {
    nullable: true,
    description: 'Only of sections of fixed pages: the title of the page',
  })
  page!: string | null
}

@Resolver()
export class SearchTitlesResolver {
  @Public()
  @Query(() => [SearchTitle], {
    description:
      'What to suggest while somebody types: the titles of what there are few of, what helps first',
  })
  async searchTitles(@Ctx() { em }: Context): Promise<SearchTitle[]> {
    return (await Promise.all(searchableTypes.map((type) => listTitles(em, type)))).flat()
  }
}

/** Types without a limit are not suggested. */
async function listTitles(em: Context['em'], type: SearchableType): Promise<SearchTitle[]> {
  const {
    group,
    name,
    queries,
    titleColumn,
    columns,
    suggestedCount: limit = 0,
    getSlug,
    getPath,
    getCategory,
  } = type
  if (limit === 0) return []
  const items = await queries.list(em, { columns: ['id', titleColumn, ...columns], limit })
  return items.map((item) => ({
    kind: group,
    type: name,
    key: getPath?.(item) ?? getSlug?.(item) ?? item.id,
    title: (item as Item & Record<string, string>)[titleColumn]!,
    page: getPath ? getCategory(item) : null,
  }))
}
