import { decimalAmount } from '../../../../domain/costs/split/amountText.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { Tag } from '../../ui/marks/Tag.tsx';
import { useAdminProductsQuery, type AdminProductsQuery } from './AdminProducts.generated.ts';
import { countLabel } from '../figures/figures.ts';
import styles from './ProductsConfiguration.module.css';
import { SectionEmpty, SectionState } from '../table/SectionState.tsx';
import { TableSection } from '../table/TableSection.tsx';

type Configuration = NonNullable<AdminProductsQuery['admin']['stripeProducts']>;
type Product = Configuration['products'][number];

const TITLE = 'Payment-provider Products Configuration';

export function ProductsConfiguration() {
  const { data, error, refetch } = useAdminProductsQuery();
  const configuration = data?.admin.stripeProducts ?? undefined;
  if (configuration === undefined) {
    return (
      <TableSection title={TITLE}>
        <SectionState
          error={error}
          label="Loading Stripe configuration"
          title="Unable to load Stripe configuration"
          text="Make sure monetization is enabled and Stripe is configured"
          onRetry={() => void refetch()}
        />
      </TableSection>
    );
  }
  const { products, priceConfiguration } = configuration;
  return (
    <TableSection title={TITLE}>
      {products.length === 0 ? (
        <SectionEmpty>No products found in Stripe</SectionEmpty>
      ) : (
        <>
          <p className={styles['count']}>
            {countLabel(products.length)} {products.length === 1 ? 'product' : 'products'} found in Stripe
          </p>
          <ul className={styles['list']}>
            {products.map((product) => (
              <ProductItem key={product.id} product={product} />
            ))}
          </ul>
        </>
      )}
      <ConfigurationStatus {...priceConfiguration} />
    </TableSection>
  );
}

function ProductItem({ product }: { readonly product: Product }) {
  const { id, name, description, active, priceId, amount, currency } = product;
  const code = currency?.toUpperCase() ?? '';
  return (
    <li className={styles['product']}>
      <div className={styles['head']}>
        <h3 className={styles['name']} dir="auto">
          {name}
        </h3>
        <Tag tone={active ? 'pine' : 'plain'}>{active ? 'Active' : 'Inactive'}</Tag>
        {amount !== null && (
          <span className={styles['amount']}>
            {code === 'USD' ? formatMoney(amount) : decimalAmount(amount, code)} {code}
          </span>
        )}
      </div>
      {description !== null && <p dir="auto">{description}</p>}
      <dl className={styles['ids']}>
        <div>
          <dt>Product ID</dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>Price ID</dt>
          <dd>{priceId ?? 'None'}</dd>
        </div>
      </dl>
    </li>
  );
}

type StatusProps = Configuration['priceConfiguration'];

function ConfigurationStatus({ singleTripPriceId, bundlePriceId }: StatusProps) {
  if (singleTripPriceId === null && bundlePriceId === null) return null;
  return (
    <div className={styles['status']}>
      <h3>Configuration Status</h3>
      <dl className={styles['ids']}>
        <div>
          <dt>Single-trip price ID</dt>
          <dd>{singleTripPriceId ?? 'Not configured'}</dd>
        </div>
        <div>
          <dt>Bundle price ID</dt>
          <dd>{bundlePriceId ?? 'Not configured'}</dd>
        </div>
      </dl>
    </div>
  );
}
