/** The GraphQL resolver of the site search. */
import { type Context, Public } from '@access/service-kit'
import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import { SearchResults } from './search-results.ts'
import { searchSite } from './search-site.ts'

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
