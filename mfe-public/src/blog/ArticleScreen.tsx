/** The screen of one article. */
import { Page, QuickExit, useOffice, useScreenQuery } from '@access/kit'
import { useParams } from 'react-router-dom'
import { EditThis } from '../components/editing/EditThis.tsx'
import { ItemResult } from '../components/ItemResult.tsx'
import { isAboutFamily } from '../components/is-about-family.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { ArticleDocument } from './posts.generated.ts'
import { buildArticleStructuredData } from './structured-data.ts'

// The lists beside the article may be empty, and have no typename then.
const queryContext = { additionalTypenames: ['BlogPost', 'Judgment'] }

export const getPageQuery = ({ slug = '' }: { slug?: string | undefined }) => ({
  query: ArticleDocument,
  variables: { slug },
  context: queryContext,
})

export default function ArticleScreen() {
  const { slug = '' } = useParams()
  const query = useScreenQuery(getPageQuery({ slug }))
  const { name: organisationName } = useOffice()
  return (
    <ItemResult item={query.data?.post} query={query} missing={missing}>
      {(post) => (
        <Page
          title={post.title}
          description={truncateToSentences(post.excerpt ?? post.content)}
          image="article"
          imageTopic={post.category}
          structuredData={[buildArticleStructuredData(post, organisationName)]}
        >
          {isAboutFamily(post.title, post.topic, ...(post.tags ?? [])) && <QuickExit />}
          <ArticlePage
            article={post}
            posts={query.data?.posts ?? []}
            judgments={post.relatedJudgments ?? []}
          />
          <EditThis id={post.id} />
        </Page>
      )}
    </ItemResult>
  )
}

const missing = {
  title: 'Article Not Found',
  text: "The article you're looking for doesn't exist or has been removed",
  back: { to: '/blog', text: 'Back to Blog' },
}
