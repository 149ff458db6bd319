export { Composer, type ComposerProps } from './chat/composer.tsx';
export { MessageBubble, type MessageBubbleProps, type MessageSide } from './chat/message-bubble.tsx';
export { MessageList, type MessageListProps } from './chat/message-list.tsx';
export { Cover, coverSizes } from './live/cover.tsx';
export { FavouriteButton } from './live/favourite-button.tsx';
export { FilterBar, type FilterChip } from './live/filter-bar.tsx';
export { Grid, GridItem } from './live/grid.tsx';
export { LiveCard, type LiveCardProps, LiveCardSkeleton, type Poster } from './live/live-card.tsx';
export { MediaTile, type MediaTileProps } from './live/media-tile.tsx';
export { PictureViewer, type PictureViewerProps, type ViewedPicture } from './live/picture-viewer.tsx';
export { usePreviewIntent } from './live/preview-intent.ts';
export { type StageCommand, stageKeys } from './live/stage-keys.ts';
export { type LiveState, StatusPill } from './live/status-pill.tsx';
export { toggleFullscreen, VideoStage, type VideoStageProps } from './live/video-stage.tsx';
export { Chart, type ChartProps, type ChartSeries } from './measure/chart.tsx';
export { Countdown, type CountdownProps } from './measure/countdown.tsx';
export { type CountdownParts, clockText, countdownParts } from './measure/countdown-parts.ts';
export { type Delta, Meter, Progress, Stat } from './measure/gauges.tsx';
export { type LevelZone, levelFromRms, levelZone, nextPeak } from './measure/level.ts';
export { Price, type PriceFormat, type PriceProps, type PriceText } from './measure/price.tsx';
export { Anchor, type AnchorProps, AnchorProvider } from './primitives/anchor.tsx';
export { AuditTrail, type AuditTrailEntry } from './primitives/audit-trail.tsx';
export { Avatar } from './primitives/avatar.tsx';
export { Badge, CountBadge, type Tone } from './primitives/badge.tsx';
export {
  Button,
  ButtonLink,
  type ButtonProps,
  type ButtonSize,
  type ButtonStyle,
  type ButtonVariant,
  buttonClass,
  IconButton,
  type IconButtonProps,
} from './primitives/button.tsx';
export { Card, type CardProps, CardRow } from './primitives/card.tsx';
export { Checkbox, RadioGroup, type RadioGroupProps, type RadioOption, Switch } from './primitives/choice.tsx';
export { closeMenus } from './primitives/close-menus.ts';
export { cx } from './primitives/cx.ts';
export { Dialog, DialogClose, type DialogProps, Sheet } from './primitives/dialog.tsx';
export { EndlessList, type EndlessListProps } from './primitives/endless-list.tsx';
export { EntryField } from './primitives/entry-field.tsx';
export { Field, type FieldFrame, type FieldWiring } from './primitives/field.tsx';
export { Popover, Tooltip } from './primitives/float.tsx';
export { FormFrame, type FormFrameProps } from './primitives/form-frame.tsx';
export { SkipLink, VisuallyHidden } from './primitives/hidden.tsx';
export { Link, type LinkProps } from './primitives/link.tsx';
export { DropdownMenu, type MenuItem } from './primitives/menu.tsx';
export { Breadcrumb, Kbd, Pagination, type PaginationLabels } from './primitives/navigation.tsx';
export { BesidePicture, Panel } from './primitives/panel.tsx';
export { RowHead } from './primitives/row-head.tsx';
export { Segmented } from './primitives/segmented.tsx';
export { Slider, type SliderProps } from './primitives/slider.tsx';
export { EmptyState, ErrorState, Skeleton, SkeletonText } from './primitives/state.tsx';
export { TabLinks } from './primitives/tab-links.tsx';
export { nextSort, Table, type TableColumn, type TableProps, type TableSort } from './primitives/table.tsx';
export { type TabItem, Tabs } from './primitives/tabs.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  Select,
  type SelectOption,
  type SelectProps,
  TextArea,
  TextField,
  type TextFieldProps,
} from './primitives/text-field.tsx';
export { type ToastMessage, useToast } from './primitives/toast.ts';
export { ToastRegion } from './primitives/toast-region.tsx';
export { VirtualList, type VirtualListProps } from './primitives/virtual-list.tsx';
export { AppShell, type AppShellProps, type Density, Footer, type FooterColumn, HomeLink } from './shell/app-shell.tsx';
export {
  BottomNav,
  bottomNavItemClass,
  type NavItem,
  StickyBar,
  TopBar,
  topNavItemClass,
} from './shell/bars.tsx';
export { StarMark, Wordmark } from './shell/brand.tsx';
export { CommandList, type PaletteCommand } from './shell/command-list.tsx';
export { HeaderMenu, menuLineClass } from './shell/header-menu.tsx';
export {
  type LanguageChoice,
  LanguageList,
  LanguageSelect,
  QuickExit,
} from './shell/preferences.tsx';
export { nextBarScroll, useHideOnScroll } from './shell/scroll.ts';
export { type NavSection, SideNav } from './shell/side-nav.tsx';
export { StatusBar, type StatusBarProps } from './shell/status-bar.tsx';
export { type Theme, ThemeToggle } from './shell/theme-toggle.tsx';
export { WorkPage } from './shell/work-page.tsx';
