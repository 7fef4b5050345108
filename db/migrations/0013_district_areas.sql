ALTER TABLE "district" ADD COLUMN "area" double precision;--> statement-breakpoint
ALTER TABLE "district" ADD COLUMN "land_area" double precision;--> statement-breakpoint
ALTER TABLE "district" ADD COLUMN "water_area" double precision;