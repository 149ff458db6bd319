export { FavouriteButton } from './live/favourite-button.tsx';
export { Grid, GridItem } from './live/grid.tsx';
export { LiveCard, type LiveCardProps, LiveCardSkeleton, type Poster } from './live/live-card.tsx';
export { usePreviewIntent } from './live/preview-intent.ts';
export { type LiveState, StatusPill } from './live/status-pill.tsx';
export { Price, type PriceFormat, type PriceProps, type PriceText } from './money/price.tsx';
export { Anchor, type AnchorProps, AnchorProvider } from './primitives/anchor.tsx';
export { Badge, CountBadge, type Tone } from './primitives/badge.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
  IconButton,
  type IconButtonProps,
} from './primitives/button.tsx';
export { Card, type CardProps, CardRow } from './primitives/card.tsx';
export { Checkbox, RadioGroup, type RadioGroupProps, type RadioOption, Switch } from './primitives/choice.tsx';
export { cx } from './primitives/cx.ts';
export { Dialog, DialogClose, type DialogProps, Sheet } from './primitives/dialog.tsx';
export { Field, type FieldFrame, type FieldWiring } from './primitives/field.tsx';
export { SkipLink, VisuallyHidden } from './primitives/hidden.tsx';
export { Link, type LinkProps } from './primitives/link.tsx';
export { EmptyState, ErrorState, Skeleton, SkeletonText } from './primitives/state.tsx';
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
export { AppShell, type AppShellProps, type Density, Footer, type FooterColumn, HomeLink } from './shell/app-shell.tsx';
export { BottomNav, type NavItem, type NavSection, SideNav, StickyBar, TopBar } from './shell/bars.tsx';
export { StarMark, Wordmark } from './shell/brand.tsx';
export { nextBarScroll, useHideOnScroll } from './shell/scroll.ts';
