/** Name of the product as programs write it: "GrubClub". */
export function productToken(productName: string): string {
  return productName.replace(/[^\w-]+/g, '') || 'MealPlanner';
}

/** "GrubClub/1.0 (+https://grub.example)" */
export function userAgent(productName: string, publicUrl: string): string {
  return `${productToken(productName)}/1.0 (+${publicUrl})`;
}
