CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"short" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"type" text NOT NULL,
	"secret_hash" text NOT NULL,
	"plan" text NOT NULL,
	"allowed_origins" text[] NOT NULL,
	"allowed_app_ids" text[] NOT NULL,
	"families" text[],
	"allowed_ips" text[],
	"default_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"name" text PRIMARY KEY NOT NULL,
	"requests_per_minute" integer,
	"pooled_per_month" bigint,
	"carrier_per_month" bigint,
	"email_deep_per_month" bigint,
	"vat_deep_per_month" bigint,
	"deep" boolean NOT NULL,
	"features" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_usage" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"unit" text NOT NULL,
	"month" text NOT NULL,
	"leased" bigint DEFAULT 0 NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "unit_usage_key_unit_month_pk" PRIMARY KEY("key","unit","month")
);
--> statement-breakpoint
CREATE TABLE "admin1" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "admin1_country_code_pk" PRIMARY KEY("country","code")
);
--> statement-breakpoint
CREATE TABLE "admin2" (
	"country" text NOT NULL,
	"admin1" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "admin2_country_admin1_code_pk" PRIMARY KEY("country","admin1","code")
);
--> statement-breakpoint
CREATE TABLE "city" (
	"geonames_id" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"ascii_name" text NOT NULL,
	"alternate_names" text[] NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"feature_code" text NOT NULL,
	"country" text NOT NULL,
	"other_countries" text,
	"admin1" text,
	"admin2" text,
	"admin3" text,
	"admin4" text,
	"population" integer,
	"elevation" integer,
	"dem" integer,
	"timezone" text NOT NULL,
	"modified" date NOT NULL,
	CONSTRAINT "city_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"numeric" text,
	"name" text NOT NULL,
	"name_plural" text,
	"symbol" text,
	"symbol_native" text,
	"digits" integer,
	"countries" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language" (
	"code" text PRIMARY KEY NOT NULL,
	"iso1" text,
	"iso2b" text,
	"iso2t" text,
	"iso3" text NOT NULL,
	"name" text NOT NULL,
	"name_local" text,
	"script" text,
	"scripts" text[] NOT NULL,
	"direction" text,
	"scope" text NOT NULL,
	"type" text NOT NULL,
	"macrolanguage" text,
	CONSTRAINT "language_iso3_unique" UNIQUE("iso3")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"alpha3" text NOT NULL,
	"numeric" text,
	"name" text NOT NULL,
	"name_local" text,
	"full_name" text NOT NULL,
	"demonym" text,
	"continent" text NOT NULL,
	"region" text,
	"subregion" text,
	"capital" text,
	"population" bigint,
	"population_period" text,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"coastline" double precision,
	"elevation" double precision,
	"highest_name" text,
	"highest_elevation" double precision,
	"lowest_name" text,
	"lowest_elevation" double precision,
	"currency" text,
	"tld" text,
	"languages" text[] NOT NULL,
	"borders" text[] NOT NULL,
	"tax" text,
	"tax_rate" double precision,
	"tax_id_format" text,
	"tax_id_regex" text,
	"week_start" text NOT NULL,
	"units" text NOT NULL,
	"driving_side" text,
	"plugs" text[] NOT NULL,
	"voltage" integer,
	"frequency" integer,
	"police" text,
	"ambulance" text,
	"fire" text,
	"postal_format" text,
	"postal_regex" text,
	"ioc" text,
	"fifa" text,
	"plate" text,
	CONSTRAINT "country_alpha3_unique" UNIQUE("alpha3")
);
--> statement-breakpoint
CREATE TABLE "state" (
	"code" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"parent" text,
	"name" text NOT NULL,
	"name_local" text,
	"type" text,
	"geonames" text[] NOT NULL,
	"capital" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezones" text[] NOT NULL,
	"fips" text,
	"population" bigint,
	"population_period" text,
	"area" double precision,
	"area_codes" text[] NOT NULL,
	"tax" text,
	"tax_rate" double precision
);
--> statement-breakpoint
CREATE TABLE "dataset" (
	"name" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"attribution" text,
	"row_count" integer NOT NULL,
	"rejected_count" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"revision" integer NOT NULL,
	"bundled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "district" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"scheme" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text,
	"territory" text,
	"seat" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezones" text[] NOT NULL,
	"population" bigint,
	"population_period" text,
	CONSTRAINT "district_country_code_pk" PRIMARY KEY("country","code")
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"date" text NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	CONSTRAINT "exchange_rate_date_currency_pk" PRIMARY KEY("date","currency")
);
--> statement-breakpoint
CREATE TABLE "naics" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"year" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tariff_line" (
	"code" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"lineage" text[] NOT NULL,
	"general" text,
	"special" text,
	"other" text,
	"units" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "autonomous_system" (
	"number" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"ranges" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_country" (
	"country" text PRIMARY KEY NOT NULL,
	"ranges" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geonames_postal" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"city_local" text,
	"localities" text[] NOT NULL,
	"district" text,
	"district_name" text,
	"district_name_local" text,
	"state" text,
	"state_name" text,
	"state_name_local" text,
	"latitude" double precision,
	"longitude" double precision,
	"population" integer,
	"population_period" text,
	CONSTRAINT "geonames_postal_country_key_pk" PRIMARY KEY("country","key")
);
--> statement-breakpoint
CREATE TABLE "postal" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"city_local" text,
	"localities" text[] NOT NULL,
	"district" text,
	"district_name" text,
	"district_name_local" text,
	"state" text,
	"state_name" text,
	"state_name_local" text,
	"latitude" double precision,
	"longitude" double precision,
	"population" integer,
	"population_period" text,
	CONSTRAINT "postal_country_key_pk" PRIMARY KEY("country","key")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "airport" (
	"id" text PRIMARY KEY NOT NULL,
	"iata" text,
	"icao" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"scheduled" boolean NOT NULL,
	"country" text NOT NULL,
	"state" text,
	"city" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"elevation" integer,
	"timezone" text
);
--> statement-breakpoint
CREATE TABLE "port" (
	"unlocode" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"province" text,
	"city" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezone" text
);
--> statement-breakpoint
CREATE TABLE "us_address" (
	"number" text NOT NULL,
	"street" text NOT NULL,
	"street_key" text NOT NULL,
	"unit" text,
	"city" text,
	"municipality" text,
	"county" text,
	"state" text NOT NULL,
	"postal" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_plan_plan_name_fk" FOREIGN KEY ("plan") REFERENCES "plan"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_usage" ADD CONSTRAINT "unit_usage_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_usage" ADD CONSTRAINT "unit_usage_key_api_key_short_fk" FOREIGN KEY ("key") REFERENCES "api_key"("short") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_account" ON "api_key" USING btree ("account");--> statement-breakpoint
CREATE INDEX "geonames_postal_key" ON "geonames_postal" USING btree ("key");--> statement-breakpoint
CREATE INDEX "geonames_postal_latitude" ON "geonames_postal" USING btree ("country","latitude");--> statement-breakpoint
CREATE INDEX "postal_key" ON "postal" USING btree ("key");--> statement-breakpoint
CREATE INDEX "postal_latitude" ON "postal" USING btree ("country","latitude");--> statement-breakpoint
CREATE INDEX "us_address_street" ON "us_address" USING btree ("number","street_key" text_pattern_ops);