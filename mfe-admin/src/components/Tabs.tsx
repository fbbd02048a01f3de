/** antd's tabs with a name, which it gives neither to their list nor to the button for those that do not fit. */
import { Tabs as AntdTabs, type TabsProps } from 'antd'
import { Ellipsis } from 'lucide-react'

export const Tabs = ({
  label,
  moreLabel,
  tabsId,
  ...props
}: TabsProps & {
  label: string
  /** What the button says that leads to the tabs for which there is no room. */
  moreLabel: string
  /** What the ids of the tabs begin with, where their panels are elsewhere. */
  tabsId?: string
}) => (
  <AntdTabs
    {...props}
    ref={(tabs) => nameTabList(tabs?.nativeElement ?? null, label)}
    more={{
      icon: (
        <>
          <Ellipsis size={16} aria-hidden />
          <span className="sr">{moreLabel}</span>
        </>
      ),
    }}
    renderTabBar={(barProps, TabBar) => <TabBar {...barProps} {...(tabsId && { id: tabsId })} />}
  />
)

/** antd's list of tabs holds all that stands in their line as well, such as the button for those that do not fit. */
function nameTabList(container: HTMLElement | null, label: string) {
  const bar = container?.querySelector('.ant-tabs-nav')
  const list = bar?.querySelector('.ant-tabs-nav-list')
  bar?.removeAttribute('role')
  bar?.removeAttribute('aria-orientation')
  list?.setAttribute('role', 'tablist')
  list?.setAttribute('aria-label', label)
}
