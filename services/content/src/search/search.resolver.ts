/** Searching the whole site, in the graph. */
import type { Context } from '@access/service-kit'
import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import { searchEverything } from './search.ts'
import { SearchResults } from './search-results.ts'

@Resolver()
export class SearchResolver {
  @Query(() => SearchResults, { description: 'What visitors may see of everything, a few of each kind' })
  search(
    @Arg('text', () => String) text: string,
    @Arg('kind', () => String, {
      nullable: true,
      description: 'Only this one, and more of it: Judgment, BlogPost, …',
    })
    kind: string | null,
    @Ctx() { em }: Context,
  ): Promise<SearchResults> {
    return searchEverything(em, text, kind)
  }
}
