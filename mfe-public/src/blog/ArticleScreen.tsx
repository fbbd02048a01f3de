/** The screen of one article. */
import { Loading, MissingItem, Page, QuickExit, useOffice, useRetry } from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { EditThis } from '../components/editing/EditThis.tsx'
import { isAboutFamily } from '../components/is-about-family.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { ArticleDocument } from './posts.generated.ts'
import { buildArticleStructuredData } from './structured-data.ts'

// The list beside the article may be empty, and has no typename then.
const queryContext = { additionalTypenames: ['BlogPost'] }

export const getPageQuery = ({ slug = '' }: { slug?: string | undefined }) => ({
  query: ArticleDocument,
  variables: { slug },
  context: queryContext,
})

export default function ArticleScreen() {
  const { slug = '' } = useParams()
  const queryResult = useQuery(getPageQuery({ slug }))
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)
  const { name: organisationName } = useOffice()

  if (fetching && !data && !retry.hasFailed) return <Loading />
  if (!data?.post)
    return (
      <MissingItem
        title="Article Not Found"
        text="The article you're looking for doesn't exist or has been removed"
        back={{ to: '/blog', text: 'Back to Blog' }}
        retry={retry}
      />
    )
  const { title, excerpt, content, tags } = data.post

  return (
    <Page
      title={title}
      description={truncateToSentences(excerpt ?? content)}
      image="article"
      imageTopic={data.post.category}
      structuredData={[buildArticleStructuredData(data.post, organisationName)]}
    >
      {isAboutFamily(title, ...(tags ?? [])) && <QuickExit />}
      <ArticlePage article={data.post} posts={data.posts} />
      <EditThis id={data.post.id} />
    </Page>
  )
}
